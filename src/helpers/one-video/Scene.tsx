import styles from './OneVideo.module.css';
import type { Look } from './stages.ts';

const sceneId = 'one-video-scene';
const width = 270;
const height = 480;

/** The drawn video: a mug fresh from the kiln, on the potter's table. Drawn once, shown by every picture. */
export function SceneSource() {
  return (
    <svg className="visually-hidden" width="0" height="0" aria-hidden="true">
      <symbol id={sceneId} viewBox={`0 0 ${width} ${height}`}>
        <path fill="#33506f" d="M0 0h270v480H0z" />
        <path fill="#5d7893" d="M26 34h102v122H26z" />
        <path fill="#e8c58e" d="M34 42h40v50H34zM80 42h40v50H80zM34 98h40v50H34zM80 98h40v50H80z" />
        <path fill="#27405b" d="M150 128h120v9H150z" />
        <path fill="#c97f62" d="M164 98h22v30h-22zM196 90h26v38h-26z" />
        <path fill="#8fb2a4" d="M232 102h24v26h-24z" />
        <path fill="#7a4b3a" d="M0 344h270v136H0z" />
        <path fill="#935d47" d="M0 344h270v16H0z" />
        <ellipse cx="132" cy="378" rx="94" ry="17" fill="#5e382b" />
        <path fill="#d99066" d="M74 232h112v118c0 17-14 28-31 28h-50c-17 0-31-11-31-28z" />
        <path fill="#bb7350" d="M160 232h26v118c0 17-14 28-31 28h-12c14-4 17-14 17-28z" />
        <path fill="none" stroke="#d99066" strokeWidth="17" d="M186 262h18c30 0 30 62 0 62h-18" />
        <path fill="#f2dcc0" d="M74 286h112v13H74zM74 307h112v6H74z" />
        <ellipse cx="130" cy="232" rx="56" ry="13" fill="#8b4f38" />
        <ellipse cx="130" cy="233" rx="47" ry="9" fill="#5b2f22" />
        <path
          fill="none"
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="6"
          strokeLinecap="round"
          d="M108 206c-12-20 12-28 0-50M138 200c-12-20 12-32 0-56"
        />
      </symbol>
    </svg>
  );
}

const plain: Look = { zoom: 1, light: 0, border: 0 };

/** The picture of a video in one look. Its words stand beside it. */
export function Scene({ look: { zoom, light, border } = plain }: { look?: Look }) {
  const left = (width * (1 - zoom)) / 2;
  const top = (height * (1 - zoom)) / 2;
  return (
    <svg className={styles.video} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`#${sceneId}`} x={left} y={top} width={width * zoom} height={height * zoom} />
      {light !== 0 && (
        <path fill={light > 0 ? '#fff' : '#000'} fillOpacity={Math.abs(light)} d={`M0 0h${width}v${height}H0z`} />
      )}
      {border > 0 && (
        <path
          fill="none"
          stroke="#f6ecdd"
          strokeWidth={border}
          d={`M${border / 2} ${border / 2}h${width - border}v${height - border}h${border - width}z`}
        />
      )}
    </svg>
  );
}
