import type { Meta } from '@storybook/react-webpack5';
import { Card, Columns, GroupTitle, NarrowOnly, Page, PageHead, Stack, WideOnly, Wrap } from '@alzette/ui';
import { useMessage } from '../support/use-message';

export default { title: 'Layout/Page' } satisfies Meta;

export function WholePage() {
  const message = useMessage();
  return (
    <main>
      <Page>
        <PageHead
          title={message('page.title')}
          lead={message('page.lead')}
          back={{ label: message('page.back'), href: '#cart' }}
        />
        <Columns aside={<Card title={message('dialog.sheet')}>{message('page.aside')}</Card>}>
          <Stack>
            <GroupTitle>{message('page.group')}</GroupTitle>
            <Card title={message('plan.m')}>{message('plan.m.facts')}</Card>
            <Card title={message('contact-card')}>
              <WideOnly>{message('page.wide')}</WideOnly>
              <NarrowOnly>{message('page.narrow')}</NarrowOnly>
            </Card>
          </Stack>
        </Columns>
      </Page>
    </main>
  );
}

export function HeadAlone() {
  const message = useMessage();
  return (
    <main>
      <Page>
        <PageHead title={message('company.label')} lead={message('company.value')} />
      </Page>
      <Wrap>{message('page.aside')}</Wrap>
    </main>
  );
}
