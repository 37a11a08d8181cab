import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILD_SETTINGS } from '../build/build-cache.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');

test.each(BUILD_SETTINGS)('the build setting %s reaches the build of the image', (name) => {
  expect(dockerfile).toMatch(new RegExp(`^ARG ${name}=`, 'm'));
  expect(compose).toContain(`${name}: \${${name}:-`);
});

test('SQLite has a folder for temporary files, since the image has no /tmp', () => {
  const [, volume] = /^VOLUME (\S+)$/m.exec(dockerfile) ?? [];
  expect(dockerfile).toContain(`ENV SQLITE_TMPDIR=${volume}\n`);
});

test('only the proxy can be reached from outside', () => {
  const servicesWithPorts = [...compose.matchAll(/^ {2}([\w-]+):\n(?: {4}.*\n)*? {4}ports:/gm)].map(
    ([, name]) => name,
  );
  expect(servicesWithPorts).toEqual(['proxy']);
});

test('the proxy knows each server by its own name and its restarts lose no request', () => {
  expect(compose).toContain('UPSTREAM: server-1:3000 server-2:3000');
  expect(compose).toMatch(/^ {2}server-1:.*\n[\s\S]*^ {2}server-2:/m);
  expect(compose).toMatch(/DRAIN_SECONDS: [1-9]/);
});

type Package = { optionalDependencies?: Record<string, string> };
const packages: Record<string, Package> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

test.each(['x64', 'arm64'])('the lockfile has every binary for Linux on %s', (cpu) => {
  const binaryName = new RegExp(`linux-${cpu}(-gnu)?$`);
  const optionalPackages = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => binaryName.test(name)),
  );
  expect(optionalPackages.length).toBeGreaterThan(5);
  expect(optionalPackages.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
});
