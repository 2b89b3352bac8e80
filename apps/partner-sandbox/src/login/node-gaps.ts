// The login library reads addresses with `URL.parse`, which the oldest Node that we promise may lack.
URL.parse ??= (address, base) => (URL.canParse(address, base) ? new URL(address, base) : null);
