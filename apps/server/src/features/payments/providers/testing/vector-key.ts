/** The public key to the private key that signed the test vectors with OpenSSL's command line. */
export const vectorKey = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAi5xg8mgoqdu0AB7MHKVHcJqDTUHgqUBWoDOft7xn8tYFL2PERT8w',
  'mIej9nSXw9qw20S2HiDmUXrx7sFaULReNrGxQQ0R0RQRDMYfGMlYYpanh4yYf8eioQepk9NMiLUxal8Me6DqcWlGLC627xU4',
  'JTNdM1WXF7z1F+OaRXwnbBfdmIlh4zyi5O0A4XXgtIQgeRO688lgYmHYbrYRJ7FB4GGjSeMJCPFpXzDL9nki/xCXQv3PvzocbtxI',
  '56dxu0K6nqb+HJKcmE2l+h1efF6jdh530K93s/LFqAqsBvHvjv5oh4cySURTetu8pFg6X0WYkALQwA5f69iRpeIYKp92qQIDAQAB',
].join('');
