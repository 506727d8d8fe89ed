import { createBlock, textAreaField, imageFields, textField } from '../fields'

export const testDriveOffer = createBlock({
  slug: 'test-drive-offer',
  label: 'Test drive at home',
  help: 'Offers to bring a car to the customer’s door. Its button leads to the test-drive form.',
  fields: [
    textField('heading', 'Empty says “We bring the test drive to you”.', 80),
    textAreaField('text', 'How far you come, and on which days.', 400),
    textField('button', 'Words on the button; empty says “Book a home test drive”.', 40),
    ...imageFields('A picture beside the words.'),
  ],
})
