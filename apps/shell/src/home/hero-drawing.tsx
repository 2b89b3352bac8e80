import { DrawnBox, DrawnPhone, DrawnSim, DrawnTv } from './drawn-objects';
import styles from './hero-drawing.module.css';

/** One line through the four families. */
export function HeroDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 520" aria-hidden focusable={false}>
      <path
        className={styles.line}
        d="M85 700V440C85 320 170 250 278 250H380C500 250 520 88 400 88H300C190 88 170 -30 170 -90"
      />
      <g transform="translate(40 330)">
        <DrawnSim />
      </g>
      <g transform="translate(232 176)">
        <DrawnBox />
      </g>
      <g transform="translate(190 24)">
        <DrawnTv />
      </g>
      <g transform="translate(398 170)">
        <DrawnPhone />
      </g>
    </svg>
  );
}
