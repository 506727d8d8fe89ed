import next from '@next/eslint-plugin-next'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const pure = [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'The clock is an argument.' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The clock is an argument.' },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Randomness is an argument.' },
]

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      'dist/**',
      'node_modules/**',
      '.data/**',
      'migrations/**',
      'src/payload-types.ts',
      'next-env.d.ts',
      'src/app/(payload)/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': hooks, '@next/next': next },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'max-depth': ['error', 3],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'next/navigation',
              importNames: ['usePathname'],
              message: 'Use usePublicPath of src/ui: the path carries a prefix on the server.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['src/ui/use-public-path.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/domain/**/*.{ts,tsx}', 'src/features/**/*.{ts,tsx}', 'tenants/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'zod', message: 'zod/mini: zod itself weighs 92 kB in a browser.' }] },
      ],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...pure],
      'no-restricted-globals': ['error', 'fetch', 'process', 'window', 'document'],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'collections/**/*.ts', 'globals/**/*.ts', 'tenants/**/*.ts'],
    ignores: ['src/env.ts', '**/*.test.ts', 'src/domain/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Only src/env.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'src/integrations/**/{contract,*.test-support}.ts', 'tests/**/*.ts', 'scripts/**'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off', complexity: 'off' },
  },
)
