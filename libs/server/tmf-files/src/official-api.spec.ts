import { officialApi } from './official-api';

const file = officialApi('TMF645');
const url = `${file.basePath}/checkServiceQualification`;
const body = { serviceQualificationItem: [{ id: 'tv', service: { place: [{ role: 'installation' }] } }] };
const place = (change: object) => ({
  serviceQualificationItem: [{ id: 'tv', service: { place: [{ role: 'installation', ...change }] } }],
});

describe('[J5] an official file of TM Forum', () => {
  it('accepts the bodies of its operations', () => {
    expect(file.basePath).toBe('/tmf-api/serviceQualificationManagement/v4');
    expect(file.operations).toContain('POST /checkServiceQualification');
    expect(file.requestFaults({ method: 'POST', url, body })).toEqual([]);
    const result = { state: 'done', serviceQualificationItem: [{ id: 'tv', qualificationResult: 'qualified' }] };
    expect(file.responseFaults({ method: 'POST', url, status: 200, body: result })).toEqual([]);
    expect(file.responseFaults({ method: 'DELETE', url: `${url}/1`, status: 204, body: null })).toEqual([]);
    expect(file.responseFaults({ method: 'GET', url: `${url}?limit=1`, status: 200, body: [result] })).toEqual([]);
  });

  it('names the value that is wrong', () => {
    expect(file.requestFaults({ method: 'POST', url, body: {} })).toEqual([
      ": must have required property 'serviceQualificationItem'",
    ]);
    const wrong = { state: 'finished', effectiveQualificationDate: 'soon' };
    expect(file.responseFaults({ method: 'POST', url, status: 200, body: wrong })).toEqual([
      '/effectiveQualificationDate: must match format "date-time"',
      '/state: must be equal to one of the allowed values',
    ]);
    expect(file.faultsOf('Error', { code: 1, reason: 'none' })).toEqual(['/code: must be string']);
  });

  it('has no unknown operations and responses', () => {
    expect(file.requestFaults({ method: 'PUT', url, body })).toHaveLength(1);
    expect(file.responseFaults({ method: 'POST', url, status: 418, body: {} })).toHaveLength(1);
  });

  it('allows other attributes only in an object that names their schema', () => {
    const faults = (change: object) => file.requestFaults({ method: 'POST', url, body: place(change) });
    const pointer = '/serviceQualificationItem/0/service/place/0/floor';
    expect(faults({ floor: 2 })).toEqual([`${pointer}: is no attribute of the official schema`]);
    expect(faults({ floor: 2, '@type': 'Flat' })).toHaveLength(1);
    expect(faults({ floor: 2, '@type': 'Flat', '@schemaLocation': 'https://shop.example/flat.json' })).toEqual([]);
    expect(faults({ postcode: '4251', '@type': 'GeographicAddress' })).toEqual([]);
    const [later] = [{ serviceQualificationItem: [{ id: 'tv', qualificationItemResult: 'qualified' }] }];
    expect(file.responseFaults({ method: 'POST', url, status: 200, body: later })).toEqual([
      '/serviceQualificationItem/0/qualificationItemResult: is no attribute of the official schema',
    ]);
  });
});
