import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate, useShopLocale } from '@alzette/i18n';
import { usePageTitle } from '@alzette/remote-react';
import { legalPageQuery } from '@alzette/shop-client';
import type { LegalBlock, LegalPage, LegalText, TextRun } from '@alzette/shop-model';
import { useQuery } from '@alzette/shop-widgets';
import { FormSkeleton, Page, PageHead } from '@alzette/ui';
import { LegalLinks, WithdrawLink } from './legal-links';
import { Breadcrumb } from '../offers/breadcrumb';
import { OffersFailed } from '../offers/offer-layout';
import { SiteLink } from '../routing/site-location';
import styles from './legal-page.module.css';

interface LegalPageProps {
  readonly page: LegalPage;
}

/** A text of the operator that the law requires, beside the others. */
export function LegalPage({ page }: LegalPageProps) {
  const { formatMessage } = useIntl();
  const text = useQuery(legalPageQuery(page));
  return (
    <Page>
      <div className={styles.columns}>
        {text.status === 'loading' && <FormSkeleton label={formatMessage({ id: 'shell.loading' })} />}
        {text.status === 'failed' && <OffersFailed onRetry={text.onRetry} />}
        {text.status === 'ready' && <LegalArticle text={text.value} page={page} />}
        <div className={styles.others} data-print="hidden">
          <LegalLinks current={page} />
        </div>
      </div>
    </Page>
  );
}

function LegalArticle({ text: { title, version, blocks }, page }: LegalPageProps & { readonly text: LegalText }) {
  const locale = useShopLocale();
  usePageTitle(title);
  return (
    <article className={styles.text}>
      <Breadcrumb>{title}</Breadcrumb>
      <PageHead
        title={title}
        lead={<FormattedMessage id="shell.legal.version" values={{ date: formatDate(version, locale, 'long') }} />}
      />
      {page === 'withdrawal' && <WithdrawLink isButton />}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <h2>
          <Runs runs={block.runs} />
        </h2>
      ) : (
        <h3>
          <Runs runs={block.runs} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((runs, index) => (
            <li key={index}>
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
  }
}

/** On a phone each row is a list of its cells, under their headings. */
function Table({ head, rows }: Extract<LegalBlock, { readonly type: 'table' }>) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((runs, index) => (
            <th key={index} scope="col">
              <Runs runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((runs, column) => (
              <td key={column} data-label={head[column]?.map(({ text }) => text).join('')}>
                <Runs runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Runs({ runs }: { readonly runs: readonly TextRun[] }) {
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run: { text, isBold, href } }: { readonly run: TextRun }) {
  const content = isBold ? <strong>{text}</strong> : text;
  if (href === undefined) return content;
  return href.startsWith('/') ? <SiteLink href={href}>{content}</SiteLink> : <a href={href}>{content}</a>;
}
