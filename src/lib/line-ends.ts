/**
 * A checkout may end its lines as Windows does. Texts are compared and hashed the way the repository holds them, which is
 * also the way a browser reads a page: it turns every line end into a line feed before anything else.
 */
export const unixLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n');
