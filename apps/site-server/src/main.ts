import { runServer } from '@alzette/server-kit';
import { buildSiteServer } from './build';
import { readEnvironment } from './settings/environment';

runServer({
  name: 'site server',
  portVariables: ['ALZETTE_SITE_PORT', 'ALZETTE_METRICS_PORT'],
  readEnvironment,
  build: buildSiteServer,
});
