import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The staircase, highest step first; a room imports only from lower steps, rooms on one step never from each other. */
const STAIRS = [['pages'], ['live', 'games'], ['scene'], ['ui'], ['words']];

/** What a room may not import: every room above it, and its neighbours on the same step. */
const staircase = STAIRS.slice(1).flatMap((step, height) =>
  step.map((room) => {
    const strangers = [...STAIRS.slice(0, height + 1).flat(), ...step.filter((other) => other !== room)];
    const paths = strangers.map((other) => `**/${other}/**`);
    return {
      files: [`src/${room}/**`],
      rules: {
        'no-restricted-imports': ['error', { patterns: [{ group: paths, message: 'That room is on a higher step.' }] }],
      },
    };
  }),
);

const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Games do not know each other: the staircase of `games` again, and every other game's folder. */
const strangers = GAMES.map((game) => ({
  files: [`src/games/${game}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          '**/pages/**',
          '**/live/**',
          ...GAMES.filter((other) => other !== game).map((other) => `**/${other}/**`),
        ],
      },
    ],
  },
}));

export default ts.config(
  { ignores: ['dist', 'src/wire', 'tests/scenes'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // prettier writes {' '} where a space matters
      'svelte/prefer-svelte-reactivity': 'off', // maps that no template watches stay plain
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['src/**/*.{ts,svelte}', 'tests/**/*.ts'],
    ignores: ['src/games/*/art/**', 'src/games/npzr/WildStamp.svelte'],
    rules: { 'max-len': ['error', { code: 120, ignorePattern: '\\sd="|import .* from' }] },
  },
  ...staircase,
  ...strangers,
);
