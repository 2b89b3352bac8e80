// Publishes the built remotes to the store of this workspace: the target `store` of shop-e2e.
import { publish } from './build.mjs';

await publish();
