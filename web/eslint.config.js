import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** The folders of src in the order in which they are built: each may import those before it, never those after it. */
const layers = [
  'base/content',
  'base/style',
  'base/storage',
  'base/router',
  'base/i18n',
  'base/ui',
  'door',
  'door/server',
  'match',
  'board/figures',
  'board',
  'table/narration',
  'table/online',
  'table/picture',
  'table',
  'table/draft',
  'features/*', // and no feature another
  'pages',
  'shell',
];

/** Folders of src that find nothing in `games/`: games use their values, so that no cycle leads through a glob. */
const leaves = ['base/content', 'base/style', 'base/storage'];

export default ts.config(
  {
    ignores: [
      'dist/',
      'screens/',
      'node_modules/',
      '.node/',
      'src/door/types.ts',
      'src/door/server/protocol.ts',
      'src/base/i18n/argument.ts',
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off', // the compiler finds these
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // state here is replaced, not changed in place
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ['src/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.svelte', '.js'] } },
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      // The first that fits is taken: a folder inside another stands before it.
      'boundaries/elements': layers
        .toSorted((a, b) => b.length - a.length)
        .map((layer) => ({ type: layer, pattern: `src/${layer}`, partialMatch: false })),
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: layers.map((layer, index) => ({
            from: { element: { type: layer } },
            allow: { to: { element: { types: { anyOf: layers.slice(0, index) } } } },
          })),
        },
      ],
    },
  },
  {
    files: ['games/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `/src/(?!(?:${leaves.join('|')})/)`,
              allowTypeImports: true,
              message: `Games import types, and values only from ${leaves.join(', ')}.`,
            },
          ],
        },
      ],
    },
  },
);
