export { buildRelease, type ReleaseBuild } from './build-release';
export { startImitationS3, type ImitationS3 } from './imitation-s3';
