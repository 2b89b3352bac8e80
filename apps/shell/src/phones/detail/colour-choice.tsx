import { FormattedMessage } from 'react-intl';
import { toneOf } from '../tone';
import styles from './colour-choice.module.css';
import type { PhoneAnswerProps } from './phone-top';
import { Question } from './question';

/** The colours as rounds; the question says which one is chosen. */
export function ColourChoice({ phone, variant, onAnswer }: PhoneAnswerProps) {
  return (
    <fieldset role="radiogroup">
      <legend className={styles.legend}>
        <Question answer={variant.colour.label}>
          <FormattedMessage id="shell.phones.colour" />
        </Question>
      </legend>
      <div className={styles.rounds}>
        {phone.colours.map((colour) => (
          <label key={colour.id} className={styles.round} style={toneOf(colour)} title={colour.label}>
            <input
              type="radio"
              name="phone.colour"
              value={colour.id}
              checked={colour.id === variant.colour.id}
              aria-label={colour.label}
              onChange={() => onAnswer({ colour: colour.id })}
            />
            <i />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
