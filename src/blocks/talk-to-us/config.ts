import { createBlock } from '../fields'

export const talkToUs = createBlock({
  slug: 'talk-to-us',
  label: 'Talk to us',
  help: 'A dark band with your number and the way to you. The number is that of Site settings.',
  fields: [],
})
