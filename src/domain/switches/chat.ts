import { HOST_SOURCE_PATTERN } from '@/src/domain/net/content-policy'
import { choice, list, text } from './kit'

/** The chat bubble (CNT-05). A third party's script loads only when it is pressed. */
export const chat = {
  provider: choice(['none', 'panel', 'script'], 'none', {
    label: 'Chat bubble',
    help: 'On every page, at the lower right: none; “panel” opens the ways to reach a person; “script” opens the chat window of another company. Without script it leads to /contact-us.',
  }),
  label: text('Chat with us', {
    label: 'Words on the chat bubble',
    help: 'On the bubble, and read out for those who cannot see it.',
    shape: [/\S/, 'Expected some words.'],
    maxChars: 40,
  }),
  script_url: text('', {
    label: 'Address of the chat script',
    help: 'With “script”: the https address of the other company’s script. It is fetched when a visitor presses the bubble, not before.',
    shape: [/^($|https:\/\/\S+$)/, 'Expected an https address.'],
    maxChars: 500,
  }),
  script_hosts: list([], {
    label: 'Further hosts of the chat',
    help: 'With “script”: the other hosts that the company’s chat loads from, as its manual lists them, such as https://cdn.chat.example or https://*.chat.example. Browsers load nothing from any other.',
    shape: [HOST_SOURCE_PATTERN, 'Expected https:// and a host, such as https://cdn.chat.example.'],
  }),
  open_call: text('', {
    label: 'Open call of the chat script',
    help: 'With “script”: the function that opens its window, such as ChatWidget.open.',
    shape: [
      /^($|[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*){0,3}$)/,
      'Expected the name of a function, such as ChatWidget.open.',
    ],
    maxChars: 100,
  }),
} as const
