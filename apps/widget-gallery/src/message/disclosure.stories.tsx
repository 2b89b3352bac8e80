import type { Meta } from '@storybook/react-webpack5';
import { Disclosure, DisclosureListButton, DisclosureList, MailIcon, PrintIcon, TagIcon } from '@alzette/ui';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Messages/Disclosure' } satisfies Meta;

const nothing = () => {};

export function States() {
  const message = useMessage();
  return (
    <Sheet title="disclosure">
      <Specimen state="state.closed">
        <Disclosure summary={message('details')}>{message('fold.promo.text')}</Disclosure>
      </Specimen>
      <Specimen state="state.open">
        <Disclosure summary={message('details')} defaultOpen>
          {message('fold.promo.text')}
        </Disclosure>
      </Specimen>
      <Specimen state="state.focused">
        <Disclosure summary={message('details')}>{message('fold.promo.text')}</Disclosure>
      </Specimen>
      <Specimen state="state.long">
        <Disclosure summary={message('company.label')} defaultOpen>
          {message('company.value')}
        </Disclosure>
      </Specimen>
      <Specimen state="state.icon" bare wide>
        <DisclosureList>
          <Disclosure variant="row" icon={<TagIcon size={20} />} summary={message('fold.promo')} defaultOpen>
            {message('fold.promo.text')}
          </Disclosure>
          <Disclosure variant="row" icon={<MailIcon size={20} />} summary={message('fold.save')}>
            {message('popup.sent.text')}
          </Disclosure>
          <DisclosureListButton icon={<PrintIcon size={20} />} onClick={nothing}>
            {message('fold.print')}
          </DisclosureListButton>
        </DisclosureList>
      </Specimen>
    </Sheet>
  );
}
