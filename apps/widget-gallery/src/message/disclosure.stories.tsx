import type { Meta } from '@storybook/react-webpack5';
import { Disclosure, DisclosureListButton, DisclosureList, MailIcon, PrintIcon, TagIcon } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Messages/Disclosure' } satisfies Meta;

const nothing = () => {};

export function States() {
  const words = useWords();
  return (
    <Sheet title="disclosure">
      <Specimen state="state.closed">
        <Disclosure summary={words('details')}>{words('fold.promo.text')}</Disclosure>
      </Specimen>
      <Specimen state="state.open">
        <Disclosure summary={words('details')} defaultOpen>
          {words('fold.promo.text')}
        </Disclosure>
      </Specimen>
      <Specimen state="state.focused">
        <Disclosure summary={words('details')}>{words('fold.promo.text')}</Disclosure>
      </Specimen>
      <Specimen state="state.long">
        <Disclosure summary={words('company.label')} defaultOpen>
          {words('company.value')}
        </Disclosure>
      </Specimen>
      <Specimen state="state.icon" bare wide>
        <DisclosureList>
          <Disclosure variant="row" icon={<TagIcon size={20} />} summary={words('fold.promo')} defaultOpen>
            {words('fold.promo.text')}
          </Disclosure>
          <Disclosure variant="row" icon={<MailIcon size={20} />} summary={words('fold.save')}>
            {words('popup.sent.text')}
          </Disclosure>
          <DisclosureListButton icon={<PrintIcon size={20} />} onClick={nothing}>
            {words('fold.print')}
          </DisclosureListButton>
        </DisclosureList>
      </Specimen>
    </Sheet>
  );
}
