import type { Registry } from '@/src/domain/switches/kit'
import { switchGroups, switches } from '@/src/domain/switches'
import { formatSwitchValue, type AnySwitch } from './switch-layer'

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const describeValues = (one: AnySwitch): string => {
  const options = one.options?.map((option) => `\`${option}\``).join(', ')
  switch (one.kind) {
    case 'toggle':
      return 'on or off'
    case 'number':
      return `${one.step === 1 ? 'whole number' : 'number'}, ${one.min} to ${one.max}`
    case 'choice':
      return `one of ${options}`
    case 'list':
      return options ? `list of ${options}` : 'list of texts'
    case 'text':
      return 'text'
  }
}

const formatRow = (key: string, one: AnySwitch): string => {
  const later = one.later ? ` *No effect yet: needs ${one.later}.*` : ''
  return `| \`${key}\` | ${[one.label, `${one.help}${later}`, describeValues(one), formatSwitchValue(one.default)].map(escapeCell).join(' | ')} |`
}

const formatGroup = (name: keyof typeof switches): string => {
  const { label, help } = switchGroups[name]
  const all: Registry[string] = switches[name]
  return [
    `## ${label} (\`${name}\`)`,
    '',
    help,
    '',
    '| switch | label | what it does | values | default |',
    '| --- | --- | --- | --- | --- |',
    ...Object.entries(all).map(([key, one]) => formatRow(key, one)),
  ].join('\n')
}

/** Writes the complete docs/switches.md, the reference of all switches (TEN-03). */
export const buildSwitchDocs = (): string =>
  [
    '# Switches',
    '',
    'Generated from `src/domain/switches`. A test fails if it is out of date; with `-u` it updates this file:',
    '`npx vitest run --project unit tests/docs/switches.test.ts -u`.',
    '',
    'A switch has a built-in default. A template can override it, and a site’s settings can override the template:',
    'the last layer with a value wins. A layer inherits what it does not set; an empty list or an empty text is a',
    'value. A stored value that is invalid is ignored, and the panel shows a warning.',
    '',
    ...(Object.keys(switches) as (keyof typeof switches)[]).map((name) => `${formatGroup(name)}\n`),
  ].join('\n')
