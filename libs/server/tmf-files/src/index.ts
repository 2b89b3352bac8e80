export { type Exchange, type OfficialApi, officialApi, type OfficialFile } from './official-api';
