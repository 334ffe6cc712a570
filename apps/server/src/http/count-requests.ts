// Counts requests by token, person or address, and shows programs in headers how many they may still make.
import { rateLimits } from '@app/contract/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { subscriberNetwork } from '#endpoints/networks.ts';
import { addressOf } from '#http/address.ts';
import { type Allowance, requestLimit } from '#http/request-limit.ts';

export interface Counting {
  /** Counts a request of the token, the signed-in person or the address; throws 429 if there are too many. */
  countRequest(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  /** Counts a request with an invalid token from an address; throws 429 if there are too many. */
  countWrongToken(request: FastifyRequest): Promise<unknown>;
}

const secondsPerMinute = 60;

/** Returns the counters, which all routes share: a token has one limit, whatever it calls. */
export function requestCounting(db: Db, config: Config): Counting {
  const ofPerson = requestLimit(db, config.rateLimitRequests);
  const ofToken = requestLimit(db, config.rateLimitToken, { burstShare: 1 });
  const fromAddress = requestLimit(db, config.rateLimitAddress, { text: 'errors.tooManyAttempts' });
  const wrongTokens = requestLimit(db, config.unlimited ? config.rateLimitAddress : rateLimits.requests.wrongTokens, {
    text: 'errors.tooManyAttempts',
  });
  return {
    async countRequest(request, reply) {
      const { principal, tokenId } = request;
      if (tokenId !== undefined) return tellAllowance(reply, config.rateLimitToken, ofToken(`token:${tokenId}`));
      return principal ? ofPerson(String(principal.id)) : fromAddress(subscriberNetwork(addressOf(request)));
    },
    countWrongToken: (request) => wrongTokens(`wrong-token:${subscriberNetwork(addressOf(request))}`),
  };
}

/** Sets the headers that show a program how many calls it may still make. */
async function tellAllowance(reply: FastifyReply, perMinute: number, counted: Promise<Allowance>): Promise<void> {
  const { limit, remaining, reset } = await counted.catch((error: unknown) => {
    reply.headers(allowanceHeaders({ limit: perMinute, remaining: 0, reset: secondsPerMinute }));
    throw error;
  });
  reply.headers(allowanceHeaders({ limit, remaining, reset }));
}

function allowanceHeaders({ limit, remaining, reset }: Allowance): Record<string, string> {
  return { 'RateLimit-Limit': String(limit), 'RateLimit-Remaining': String(remaining), 'RateLimit-Reset': String(reset) };
}
