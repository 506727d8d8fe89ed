import { createBlock } from '../fields'

export const talkToUs = createBlock({
  slug: 'talk-to-us',
  label: 'Talk to us',
  help: 'A dark band with your phone number and directions. You can change the number in Site settings.',
  fields: [],
})
