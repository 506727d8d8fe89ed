import { expect, test } from 'vitest'
import { draftReply, MAX_REPLY_CHARS, readReplyText, replyStart, replySubject } from './reply'

const lead = { id: '01938d3e-0000-7000-8000-00007f3a22b1', category: 'General Enquiry' }

test.each([
  [' Hello,\r\nwe have it.\r', { text: 'Hello,\nwe have it.' }],
  ['Tab\there\0\u0007', { text: 'Tab\there' }],
  ['  \n ', { message: 'Write your answer first.' }],
  [undefined, { message: 'Write your answer first.' }],
  [{ text: 'x' }, { message: 'Write your answer first.' }],
])('[ADM-04] the text of an answer is read from %j', (value, expected) => {
  expect(readReplyText(value)).toEqual(expected)
})

test('[ADM-04] an answer that is too long is refused with its length', () => {
  expect(readReplyText('x'.repeat(MAX_REPLY_CHARS))).toHaveProperty('text')
  expect(readReplyText('x'.repeat(MAX_REPLY_CHARS + 1))).toEqual({
    message: 'Your answer has 5001 characters. It can have up to 5000.',
  })
})

test('[ADM-04] the subject names the vehicle and the reference', () => {
  expect(replySubject({ ...lead, vehicle_make: 'Toyota', vehicle_model: 'Corolla' })).toBe(
    'Your enquiry about the Toyota Corolla (7F3A-22B1)',
  )
  expect(replySubject({ ...lead, vehicle_make: 'Mazda', vehicle_model: 'Mazda3' })).toContain('about the Mazda3 (')
  expect(replySubject({ ...lead, vehicle_make: null, vehicle_model: undefined })).toBe('Your enquiry (7F3A-22B1)')
  expect(replySubject({ ...lead, category: 'Careers' })).toBe('Your application (7F3A-22B1)')
})

test('[ADM-04] staff start with a greeting and their name, and write between them', () => {
  const draft = draftReply('Kim Lee', 'Sam Smith', 'Smith Motors')
  expect(draft).toBe('Hi Kim,\n\n\n\nKind regards,\nSam Smith\nSmith Motors')
  expect(draft.slice(replyStart(draft))).toBe('\n\nKind regards,\nSam Smith\nSmith Motors')
  expect(draftReply(null, 'Sam', 'Smith Motors').startsWith('Hi,\n')).toBe(true)
})
