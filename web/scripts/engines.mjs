// Fails if the node or npm in use is not one that the packages ask for, or if a package for this machine was left out, as
// npm does where a package does not fit the node that npm runs on.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import semver from 'semver';

/** What is wrong, a sentence each: `lock` as in package-lock.json, `machine` as `thisMachine` says, `isThere` tells of a package's folder. */
export function faults(lock, machine, isThere) {
  return Object.entries(lock.packages).flatMap(([folder, about]) => {
    const name = folder === '' ? 'the client' : folder.replace(/^.*node_modules\//, '');
    if (folder !== '' && !isThere(folder)) {
      const isOptional = about.optional || about.peer;
      return !isOptional || isMeantFor(about, machine) ? [`${name} ${about.version} is not installed`] : [];
    }
    return ['node', 'npm'].flatMap((tool) => {
      const wanted = about.engines?.[tool];
      const fits = wanted === undefined || semver.satisfies(machine[tool], wanted);
      return fits ? [] : [`${name} wants ${tool} ${wanted}, this is ${machine[tool]}`];
    });
  });
}

/** Whether an optional package is for this machine alone or among others; one that names no machine may be left out. */
function isMeantFor(about, machine) {
  const named = ['os', 'cpu', 'libc'].filter((part) => about[part] !== undefined);
  return named.length > 0 && named.every((part) => about[part].includes(machine[part]));
}

function thisMachine() {
  const { glibcVersionRuntime } = process.report.getReport().header;
  return {
    node: process.versions.node,
    npm: execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim(),
    os: process.platform,
    cpu: process.arch,
    libc: glibcVersionRuntime === undefined ? 'musl' : 'glibc',
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const found = faults(lock, thisMachine(), (folder) => existsSync(`${folder}/package.json`));
  if (found.length > 0) {
    console.error(`error: the client's packages do not fit this machine:\n  ${found.join('\n  ')}`);
    console.error('Remove web/node_modules and web/.node and run this again.');
    process.exit(1);
  }
}
