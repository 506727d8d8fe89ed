import { describeBlock, longText, pictureFields, textField } from '../fields'

export const testDriveOffer = describeBlock({
  slug: 'test-drive-offer',
  label: 'Test drive at home',
  help: 'Offers to bring a car to the customer’s door. Its button leads to the test-drive form.',
  fields: [
    textField('heading', 'Empty says “We bring the test drive to you”.', 80),
    longText('text', 'How far you come, and on which days.', 400),
    textField('button', 'Words on the button; empty says “Book a home test drive”.', 40),
    ...pictureFields('A picture beside the words.'),
  ],
})
