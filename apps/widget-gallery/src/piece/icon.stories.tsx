import type { Meta } from '@storybook/react-webpack5';
import type { ComponentType } from 'react';
import * as ui from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import styles from './icon.module.css';

export default { title: 'Pieces/Icons' } satisfies Meta;

type Icon = ComponentType<ui.IconProps>;

const exported = Object.entries<unknown>({ ...ui });
const icons = exported.filter((entry): entry is [string, Icon] => /^[A-Z].*Icon$/u.test(entry[0]));

export function All() {
  return (
    <Sheet title="icon">
      <Specimen state="state.rest" wide>
        <ul className={styles.icons}>
          {icons.map(([name, Icon]) => (
            <li key={name}>
              <Icon size={16} />
              <Icon size={20} />
              <Icon />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
    </Sheet>
  );
}
