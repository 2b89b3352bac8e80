#!/usr/bin/env node
// `npx alzette-release` in this workspace. The published package has a built command instead.
import { importSource } from './import-source.mjs';

await importSource('libs/federation/release/src/alzette-release.ts');
