import { HOST_SOURCE_PATTERN } from '@/src/domain/net/content-policy'
import { choice, list, text } from './kit'

/** The chat bubble (CNT-05). A third party's script loads only when it is pressed. */
export const chat = {
  provider: choice(['none', 'panel', 'script'], 'none', {
    optionLabels: { none: 'No bubble', panel: 'Ways to contact you', script: 'Another company’s chat' },
    label: 'Chat bubble',
    help: 'At the lower right of every page. A bubble that shows ways to contact you, or that opens another company’s chat. In browsers without JavaScript it opens /contact-us.',
  }),
  label: text('Chat with us', {
    label: 'Chat bubble text',
    help: 'Shown on the bubble, and read out by screen readers.',
    shape: [/\S/, 'Enter some text.'],
    maxChars: 40,
  }),
  script_url: text('', {
    label: 'Address of the chat script',
    help: 'For “script”: the https address of the other company’s script. It loads only when a shopper presses the bubble.',
    shape: [/^($|https:\/\/\S+$)/, 'Enter an address that starts with https://.'],
    maxChars: 500,
  }),
  script_hosts: list([], {
    label: 'Other hosts of the chat',
    help: 'For “script”: the other hosts that the chat loads from, as listed in the company’s manual, such as https://cdn.chat.example or https://*.chat.example. Browsers block all other hosts.',
    shape: [HOST_SOURCE_PATTERN, 'Enter https:// and a host, such as https://cdn.chat.example.'],
  }),
  open_call: text('', {
    label: 'Function that opens the chat',
    help: 'For “script”: the function that opens the chat window, such as ChatWidget.open.',
    shape: [
      /^($|[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*){0,3}$)/,
      'Enter the name of a function, such as ChatWidget.open.',
    ],
    maxChars: 100,
  }),
} as const
