import type { Meta } from '@storybook/react-webpack5';
import { Card, Columns, GroupTitle, NarrowOnly, Page, PageHead, Stack, WideOnly, Wrap } from '@alzette/ui';
import { useWords } from '../support/use-words';

export default { title: 'Layout/Page' } satisfies Meta;

export function WholePage() {
  const words = useWords();
  return (
    <main>
      <Page>
        <PageHead
          title={words('page.title')}
          lead={words('page.lead')}
          back={{ label: words('page.back'), href: '#cart' }}
        />
        <Columns aside={<Card title={words('dialog.sheet')}>{words('page.aside')}</Card>}>
          <Stack>
            <GroupTitle>{words('page.group')}</GroupTitle>
            <Card title={words('plan.m')}>{words('plan.m.facts')}</Card>
            <Card title={words('contact-card')}>
              <WideOnly>{words('page.wide')}</WideOnly>
              <NarrowOnly>{words('page.narrow')}</NarrowOnly>
            </Card>
          </Stack>
        </Columns>
      </Page>
    </main>
  );
}

export function HeadAlone() {
  const words = useWords();
  return (
    <main>
      <Page>
        <PageHead title={words('company.label')} lead={words('company.value')} />
      </Page>
      <Wrap>{words('page.aside')}</Wrap>
    </main>
  );
}
