import { loadOperator } from '@alzette/operator-config/load';
import { operatorFile, startSite, type Site } from '../testing/site';

const now = () => Date.parse('2026-11-28T13:00:00Z');
const operator = loadOperator(operatorFile);
let site: Site;
afterEach(() => site.close());
const read = () => site.app.inject('/.well-known/security.txt');

describe('[V6] /.well-known/security.txt', () => {
  it('has contact and policy of the operator file, and never expires while the site runs', async () => {
    site = await startSite({ siteUrl: 'https://shop.example' }, { now });
    const { headers, body } = await read();
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      [
        'Contact: mailto:security@alzette.example',
        'Expires: 2026-12-28T00:00:00.000Z',
        'Preferred-Languages: fr, en, de',
        'Canonical: https://shop.example/.well-known/security.txt',
        'Policy: https://www.alzette.example/security',
        '',
      ].join('\n'),
    );
  });

  it('of an operator without a contact of its own names the address for shoppers', async () => {
    const plain = { ...operator };
    delete plain.security;
    site = await startSite({ operator: plain }, { now });
    expect((await read()).body).toMatch(/^Contact: mailto:service@alzette\.example\n(?!.*Policy)/su);
  });
});
