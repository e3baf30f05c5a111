/**
 * The style sheet of the drawings for a picture outside the page, which knows neither custom properties nor the color
 * mode: values of the light mode written in, classes by the names they have in the markup.
 */
export function plainCss(css: string, definitions: string, classNames: Readonly<Record<string, string>>): string {
  const values = new Map(
    [...definitions.matchAll(/(--[\w-]+):\s*(?:light-dark\(\s*([^,]+),.*?\)|([^;]+));/g)].map(
      ([, name = '', light, value]) => [name, light ?? value ?? ''],
    ),
  );
  const written = (text: string): string =>
    text.replace(/var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g, (_, name: string, fallback = '') =>
      written(values.get(name) ?? fallback),
    );
  return written(css).replace(/\.([a-z]\w*)/gi, (selector, name: string) =>
    classNames[name] ? `.${classNames[name]}` : selector,
  );
}
