import { expect, test } from '@jest/globals'
import { withPlan } from './kept-premium'

test('the saved user gets the plan and stays the same user', () => {
  const kept = '{"id":"u1","email":"a@b.example","name":null,"subscription":{"plan":"free"}}'
  expect(JSON.parse(withPlan(kept, 'standard') ?? '')).toEqual({
    id: 'u1',
    email: 'a@b.example',
    name: null,
    subscription: { plan: 'standard' },
  })
})

test('no one kept, or something else, takes none', () => {
  expect([null, '', '{', '7', '[]', 'null'].map((text) => withPlan(text, 'standard'))).toEqual(Array(6).fill(null))
})
