import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseInvitation } from './staff-invitation'

const tenant = '0190a1b2-0000-7000-8000-000000000001'
const other = '0190a1b2-0000-7000-8000-000000000002'
const valid = { email: 'sam@example.com', name: 'Sam', roles: [{ tenant, role: 'editor' }] }

const fieldsOf = (fields: object): readonly string[] => {
  const result = parseInvitation({ ...valid, ...fields })
  return 'problems' in result ? result.problems.map(({ field }) => field) : []
}

describe('[STF-09] the form of an invitation', () => {
  test('is read without fields of its own: a password, a token or an id does not count', () => {
    const more = { password: 'secret', token: 'x', id: 'x', accepted_at: 'now', expires_at: '2099-01-01' }
    expect(parseInvitation({ ...valid, ...more, email: ' Sam@Example.com ', name: ' Sam \n Smith ' })).toEqual({
      invitation: { ...valid, email: 'sam@example.com', name: 'Sam Smith', platformAdmin: false },
    })
  })

  test.each([
    [{ email: 'nonsense' }, ['email']],
    [{ email: { equals: 'x' } }, ['email']],
    [{ name: '  ' }, ['name']],
    [{ name: 'x'.repeat(101) }, ['name']],
    [{ roles: [] }, ['roles']],
    [{ roles: 'editor' }, ['roles']],
    [{ roles: [{ tenant, role: 'owner' }] }, ['roles.0.role']],
    [{ roles: [null] }, ['roles.0.tenant', 'roles.0.role']],
    [{ roles: [...valid.roles, { tenant, role: 'viewer' }] }, ['roles.1.tenant']],
    [{ roles: [...valid.roles, { tenant: other, role: 'viewer' }] }, []],
    [{ platformAdmin: 'true', roles: [] }, ['roles']],
  ])('names the fields of its problems: %j', (fields, problems) => {
    expect(fieldsOf(fields)).toEqual(problems)
  })

  test('gives a platform admin no role at a dealer', () => {
    expect(parseInvitation({ ...valid, platformAdmin: true })).toMatchObject({
      invitation: { platformAdmin: true, roles: [] },
    })
  })

  test('never throws, and accepts only known roles', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('email', 'name', 'roles', 'platformAdmin'), fc.anything()),
        (fields) => {
          const result = parseInvitation(fields)
          if ('invitation' in result)
            for (const { role } of result.invitation.roles)
              expect(['tenant-admin', 'editor', 'lead-handler', 'viewer']).toContain(role)
          else expect(result.problems.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})
