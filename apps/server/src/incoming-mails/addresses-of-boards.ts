// The addresses of boards as people read them.
import type { BoardAddress } from '@app/contract/incoming-mails/incoming-mails.contract.ts';
import type { MailIn } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { type AddressRow, mailAddresses } from '#incoming-mails/incoming-mails.sql.ts';
import { boardAddress } from '#incoming-mails/mail-addresses.ts';

/** Returns the addresses that are on, by the id of their board. */
export async function addressesOfBoards(db: Db, mailIn: MailIn): Promise<Map<number, string>> {
  const found = (await mailAddresses(db)).map((row) => addressOf(mailIn, row));
  return new Map(found.flatMap(({ workspaceId, isOn, address }) => (isOn && address !== null ? [[workspaceId, address]] : [])));
}

/** Returns a board's address; null if it has no secret yet, or no mails come in. */
export function addressOf(mailIn: MailIn | undefined, { secret, ...row }: AddressRow): BoardAddress {
  return { ...row, address: mailIn && secret !== null ? boardAddress(mailIn, row.workspaceName, secret) : null };
}
