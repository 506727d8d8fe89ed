import { expect, test } from 'vitest'
import { firstOfEachField, noteProblems, splitProblems, takeProblems } from './noted-problems'

test('[ADM-02] problems travel with the data of a save, and are taken out of it again', () => {
  const [year, make] = [
    { path: 'year', message: 'Enter a year.' },
    { path: 'make', message: 'Enter a make.' },
  ]
  const noted = noteProblems(noteProblems({ km: 5 }, [year]), [make])
  expect(splitProblems(noted)).toEqual({ values: { km: 5 }, problems: [year, make] })
  expect(takeProblems(noted)).toEqual([year, make])
  expect(noted).toEqual({ km: 5 })
  expect(splitProblems({ km: 5 })).toEqual({ values: { km: 5 }, problems: [] })
  expect(firstOfEachField([year, make, { path: 'year', message: 'Required.' }])).toEqual([year, make])
})
