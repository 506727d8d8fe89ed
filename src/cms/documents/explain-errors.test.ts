import type { AfterErrorHook } from 'payload'
import { expect, test } from 'vitest'
import { explainError } from './explain-errors'

const postsField = { name: 'category', label: 'Category', type: 'relationship', relationTo: 'post-categories' }

const explain = (detail: string) => {
  const cause = Object.assign(new Error('violates foreign key constraint'), { code: '23503', detail })
  const error = new Error('Failed query', { cause })
  const collection = { slug: 'posts', flattenedFields: [postsField] }
  return explainError({
    error,
    collection,
    context: {},
    req: { query: {}, data: {} },
  } as unknown as Parameters<AfterErrorHook>[0])
}

test.each(['category_id', 'version_category_id'])(
  '[ADM-01] [ADM-02] a reference of %s to an item that was just deleted is refused at its field',
  (column) => {
    expect(explain(`Key (${column})=(01a21038) is not present in table "post_categories".`)).toMatchObject({
      status: 400,
      response: {
        errors: [
          {
            message: 'Not saved. Correct this field: Category',
            data: { errors: [{ path: 'category', message: expect.stringContaining('Choose another') }] },
          },
        ],
      },
    })
  },
)

test('[ADM-01] a missing reference without a field of its own is refused with the reason', () => {
  expect(explain('Key (media_id)=(01a21038) is not present in table "media".')).toEqual({
    status: 400,
    response: { errors: [{ message: 'This item doesn’t exist, or was just deleted. Choose another.' }] },
  })
  expect(explain('Key (id)=(01a21038) is still referenced from table "posts".')).toBeUndefined()
})
