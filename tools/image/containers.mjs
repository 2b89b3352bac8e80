// Builds the images on a base of this machine's Node, without a registry, and runs them with nothing but Linux: root file system
// read-only, the user of the image, the variables of the image.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, run } from '../process/run.mjs';
import { buildInfo } from '../server-build/build-info.mjs';

const base = 'localhost/alzette-base';

/** Images and containers in a temporary folder. */
export class Containers {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'alzette-images-'));
    chmodSync(this.folder, 0o755);
    this.running = [];
  }

  /** Node and its libraries: the part of an official image that the tests need. */
  async buildBase() {
    const context = join(this.folder, 'base');
    const files = join(context, 'rootfs');
    const libraries = execFileSync('ldd', [process.execPath], { encoding: 'utf8' }).match(/\/\S+/gu) ?? [];
    const copies = [[process.execPath, '/usr/local/bin/node'], ...libraries.map((file) => [file, file])];
    for (const [from, to] of copies) {
      mkdirSync(join(files, dirname(to)), { recursive: true });
      cpSync(from, join(files, to), { dereference: true });
    }
    for (const folder of ['etc', 'dev', 'proc', 'tmp']) mkdirSync(join(files, folder), { recursive: true });
    writeFileSync(join(files, 'etc/passwd'), 'root:x:0:0::/:/bin/false\nnode:x:1000:1000::/:/bin/false\n');
    writeFileSync(join(context, 'Containerfile'), 'FROM scratch\nCOPY rootfs /\nENV PATH=/usr/local/bin\n');
    writeFileSync(join(files, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
    writeFileSync(join(files, 'etc/nsswitch.conf'), 'hosts: files dns\n');
    await this.buildah('bud', '--tag', base, context);
    rmSync(context, { recursive: true });
  }

  /** Packs dist/images with the Containerfile of the workspace. */
  async build(server) {
    const { version, commit } = buildInfo();
    const context = ['--ignorefile', 'tools/image/built.containerignore', '--build-arg', `BASE_IMAGE=${base}`];
    const labels = ['--build-arg', `VERSION=${version}`, '--build-arg', `REVISION=${commit}`];
    const target = ['--target', server, '--tag', `localhost/${server}`, root];
    await this.buildah(
      'bud',
      '--layers',
      '--isolation',
      'chroot',
      '--format',
      'docker',
      ...context,
      ...labels,
      ...target,
    );
  }

  /** Its configuration, its size in bytes, and the path of its root file system. */
  async inspect(server) {
    const described = JSON.parse(await this.buildah('inspect', '--type', 'image', `localhost/${server}`));
    const { images } = JSON.parse(await this.buildah('images', '--json', `localhost/${server}`).then(inObject));
    const container = (await this.buildah('from', '--pull-never', `localhost/${server}`)).trim();
    const path = (await this.buildah('mount', container)).trim();
    return { config: described.Docker.config, size: images[0].size, path };
  }

  /** A folder for a volume, writable for the user of the images. */
  volume(name) {
    const path = join(this.folder, 'volumes', name);
    mkdirSync(path, { recursive: true });
    chownSync(path, 1000, 1000);
    return path;
  }

  /**
   * Starts the image's command, or another one.
   *
   * @param {object} image of `inspect`
   * @param {object} options
   * @param {Record<string, string>} options.env
   * @param {Record<string, string>} options.volumes folders by their path in the container
   */
  start({ config, path }, { env = {}, volumes = {}, command = config.Cmd }) {
    const mounts = [
      `mount --bind ${path} ${path}`,
      `mount -o remount,bind,ro ${path}`,
      `mount --rbind /dev ${path}/dev`,
      `mount -t proc proc ${path}/proc`,
      ...Object.entries(volumes).map(([to, from]) => `mount --bind ${from} ${path}${to}`),
      `exec chroot --userspec=${config.User} ${path} /usr/local/bin/node -e 'process.chdir(process.argv[1]);
        const { spawn } = require("node:child_process");
        const child = spawn(process.argv[2], process.argv.slice(3), { stdio: "inherit" });
        for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
        child.on("exit", (code) => process.exit(code ?? 1));' ${config.WorkingDir} "$@"`,
    ];
    const variables = Object.fromEntries(config.Env.map((each) => each.split(/=(.*)/su).slice(0, 2)));
    const child = spawn(
      'unshare',
      ['--mount', '--pid', '--fork', '/bin/sh', '-ec', mounts.join('\n'), 'sh', ...command],
      { env: { ...variables, ...env, PATH: `/usr/sbin:/usr/bin:/sbin:/bin:${variables.PATH}` } },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const exited = once(child, 'exit').then(([code]) => code);
    const started = { output: () => output, exited, stop: () => endNamespace(child.pid) };
    this.running.push(started);
    return started;
  }

  async close() {
    for (const each of this.running) {
      each.stop();
      await each.exited;
    }
    await this.buildah('rm', '--all');
    await this.buildah('rmi', '--all', '--force');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async buildah(command, ...args) {
    const storage = ['--root', join(this.folder, 'storage'), '--runroot', join(this.folder, 'run')];
    return run('buildah', [...storage, command, ...args], { env: { STORAGE_DRIVER: 'overlay' } });
  }
}

/** The child of `unshare` is the first process of the container: the others end with it. */
function endNamespace(pid) {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  for (const first of stdout.split('\n').filter(Boolean)) process.kill(Number(first), 'SIGKILL');
}

function inObject(list) {
  return `{"images":${list}}`;
}
