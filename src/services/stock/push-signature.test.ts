import { describe, expect, it } from 'vitest'
import { isSigned, isRecentTimestamp, computeSignature, deriveSigningSecret } from './push-signature'

const SECRET = 'fcs_secret'
const body = Buffer.from('{"stocknum":"A1"}')
const at = new Date('2026-06-01T00:00:00Z')
const seconds = at.getTime() / 1000
const headerAt = (time: number | string, value = computeSignature(SECRET, String(time), body)) =>
  `t=${time},v1=${value}`

describe('[STK-02] the signature of a pushed car', () => {
  it('[STK-02] equals that of standard tools', () => {
    // printf '%s' '1780272000.{"stocknum":"A1"}' | openssl dgst -sha256 -hmac fcs_secret
    expect(seconds).toBe(1780272000)
    expect(computeSignature(SECRET, '1780272000', body)).toBe(
      '69ebb918d9f9e6faa25317e62965b6003be1de1801837ede292972e95e0f3f7b',
    )
  })

  it('[STK-02] is valid for five minutes in both directions', () => {
    for (const [age, holds] of [
      [0, true],
      [300, true],
      [-300, true],
      [301, false],
      [-301, false],
    ] as const) {
      expect(isSigned(headerAt(seconds - age), SECRET, body, at), String(age)).toBe(holds)
      expect(isRecentTimestamp(headerAt(seconds - age), at), String(age)).toBe(holds)
    }
  })

  it('[STK-02] is only valid for this body, time and secret', () => {
    const right = headerAt(seconds)
    expect(isSigned(right, SECRET, body, at)).toBe(true)
    expect(isSigned(right, `${SECRET}x`, body, at)).toBe(false)
    expect(isSigned(right, SECRET, Buffer.from('{"stocknum":"A2"}'), at)).toBe(false)
    // The time is signed too, so an old signature cannot be given a new time.
    expect(isSigned(right.replace(`t=${seconds}`, `t=${seconds + 1}`), SECRET, body, at)).toBe(false)
  })

  it('[STK-02] is valid as one of several values, in any order and case', () => {
    const value = computeSignature(SECRET, String(seconds), body)
    const other = '0'.repeat(64)
    expect(isSigned(`v1=${other}, v1=${value.toUpperCase()} ,t=${seconds},v0=x`, SECRET, body, at)).toBe(true)
    expect(isSigned(`t=${seconds}${`,v1=${other}`.repeat(5)},v1=${value}`, SECRET, body, at)).toBe(false)
  })

  it('[STK-02] is refused in a malformed header', () => {
    const value = computeSignature(SECRET, String(seconds), body)
    for (const header of [
      '',
      'v1=',
      value,
      `t=,v1=${value}`,
      `v1=${value}`,
      `t=${seconds}`,
      `t=${seconds},v1=`,
      `t=${seconds},v1=${value.slice(1)}`,
      `t=${seconds},t=${seconds},v1=${value}`,
      `t=-${seconds},v1=${value}`,
      `t=${seconds}.0,v1=${value}`,
      `t=1e9,v1=${value}`,
      `t=${seconds},v1=${value},${'x'.repeat(1000)}`,
    ]) {
      expect(isSigned(header, SECRET, body, at), header).toBe(false)
    }
  })

  it('[STK-02] has another secret for each feed, key and installation', () => {
    const feed = { id: 'f', hash: 'h' }
    const made = [
      deriveSigningSecret('one', feed),
      deriveSigningSecret('two', feed),
      deriveSigningSecret('one', { ...feed, id: 'g' }),
      deriveSigningSecret('one', { ...feed, hash: 'i' }),
    ]
    expect(new Set(made).size).toBe(4)
    expect(deriveSigningSecret('one', feed)).toBe(made[0])
  })
})
