// The published examples of RFC 6238, and what people type.
import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, recoveryHashOf } from '#second-factors/recovery-codes.ts';
import { codeAt, newSecret, secretUri, stepAt, stepOf } from '#second-factors/totp.ts';

/** '12345678901234567890' in Base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code from the phone', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %s is %s', (second, code) => {
    expect(codeAt(secret, stepAt(second * 1000))).toBe(code);
  });

  it('is taken one step early and one late, with spaces, and not with a clock that is off by five minutes', () => {
    const now = 1_234_567_890_000;
    const present = stepAt(now);
    for (const away of [-1, 0, 1]) expect(stepOf(secret, codeAt(secret, present + away), now), String(away)).toBe(present + away);
    for (const away of [-10, -2, 2, 10])
      expect(stepOf(secret, codeAt(secret, present + away), now), String(away)).toBeUndefined();
    expect(stepOf(secret, '005 924', now)).toBe(present);
    for (const junk of ['', '5924', '0059240', '٠٠٥٩٢٤', 'abcdef', '\u0000']) expect(stepOf(secret, junk, now)).toBeUndefined();
  });

  it('comes from a secret of 160 bits, in an address that says whose it is', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    expect(secretUri(one, 'ana lópez', 'Acme: & Co')).toBe(
      `otpauth://totp/Acme%3A%20%26%20Co:ana%20l%C3%B3pez?secret=${one}&issuer=Acme%3A%20%26%20Co`,
    );
  });
});

describe('a recovery code', () => {
  it('is one of ten long ones, and read as people type and paste it', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-hj-km-np-z2-9]{4}-){5}[a-hj-km-np-z2-9]{4}$/);
    const [code = ''] = codes;
    for (const typed of [code.toUpperCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')}\n`])
      expect(recoveryHashOf(typed)).toBe(recoveryHashOf(code));
    expect(recoveryHashOf(code)).not.toContain(code.slice(0, 4));
  });
});
