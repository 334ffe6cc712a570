// Showing who one is after the first step of a sign-in, or once more within a session. Loaded when somebody is asked.
import * as api from '@app/contract/api.ts';
import type { Reauthentication } from '@app/contract/auth/auth.contract.ts';
import type { StepAnswer } from '@app/contract/second-factors/second-step.contract.ts';
import { mutationOptions } from '@tanstack/react-query';
import { enter } from '#features/auth/auth.queries.ts';
import { call } from '#lib/call.ts';
import { renewSession } from '#lib/session.ts';

/** Takes the second step of a sign-in. */
export const takeSecondStep = mutationOptions({
  mutationKey: ['auth', 'second-step'],
  mutationFn: (body: StepAnswer) => call(api.auth.secondFactor, { body }),
  onSuccess: (answer, _body, _shown, { client }) => enter(client, answer),
});

/** Shows once more who the signed-in person is, which gives them another session. */
export const reauthenticate = mutationOptions({
  mutationKey: ['auth', 'reauthenticate'],
  gcTime: 0,
  mutationFn: (body: Reauthentication) => renewSession(() => call(api.auth.reauthenticate, { body, once: true })),
});
