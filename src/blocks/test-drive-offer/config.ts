import { createBlock, textAreaField, imageFields, textField } from '../fields'

export const testDriveOffer = createBlock({
  slug: 'test-drive-offer',
  label: 'Test drive at home',
  help: 'Offers customers a test drive at home. Its button opens the test drive form.',
  fields: [
    textField('heading', 'The heading. Default: We bring the test drive to you.', 80),
    textAreaField('text', 'How far you travel, and on which days.', 400),
    textField('button', 'The text on the button. Default: Book a home test drive.', 40),
    ...imageFields('An image next to the text.'),
  ],
})
