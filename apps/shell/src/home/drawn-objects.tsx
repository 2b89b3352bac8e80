import styles from './hero-drawing.module.css';

// The objects of the four families, in the colours of the operator. Each is a group whose upper left corner is 0, 0.

export function DrawnSim() {
  return (
    <g data-ground="mobile">
      <path className={styles.body} d="M0 10A10 10 0 0 1 10 0H58L90 32V118A10 10 0 0 1 80 128H10A10 10 0 0 1 0 118Z" />
      <rect className={styles.chip} x="20" y="58" width="50" height="46" rx="8" />
      <path className={styles.contacts} d="M20 81H70M45 58V104" />
    </g>
  );
}

export function DrawnBox() {
  return (
    <g data-ground="internet">
      <rect className={styles.paper} width="92" height="150" rx="22" />
      <path className={styles.signal} d="M22 62A34 34 0 0 1 70 62M33 75A18 18 0 0 1 59 75" />
      <circle className={styles.accent} cx="46" cy="90" r="6" />
      <rect className={styles.accent} x="26" y="124" width="40" height="6" rx="3" />
    </g>
  );
}

export function DrawnTv() {
  return (
    <g data-ground="tv">
      <rect className={styles.body} width="196" height="126" rx="14" />
      <rect className={styles.screen} x="8" y="8" width="180" height="110" rx="8" />
      <path className={styles.play} d="M84 44L118 63L84 82Z" />
      <rect className={styles.body} x="66" y="138" width="64" height="10" rx="5" />
    </g>
  );
}

export function DrawnPhone() {
  return (
    <g data-ground="phones">
      <rect className={styles.body} width="150" height="304" rx="28" />
      <rect className={styles.screen} x="8" y="8" width="134" height="288" rx="21" />
      <rect className={styles.body} x="55" y="18" width="40" height="10" rx="5" />
      <path className={styles.wave} d="M24 190C44 170 60 210 80 190S112 170 126 190" />
      <path className={styles.wave} d="M24 216C44 196 60 236 80 216S112 196 126 216" />
      <circle className={styles.sun} cx="75" cy="110" r="34" />
    </g>
  );
}
