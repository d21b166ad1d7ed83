<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** A file of people on its way in. */
final class Import {

	/**
	 * @param int           $id               0 before it is stored.
	 * @param int           $user_id          Whose it is; 0 for the console's.
	 * @param string        $name             Of the file.
	 * @param list<string>  $columns          What each cell of a row is; "" is left aside.
	 * @param bool          $creates_accounts Whether people without account get one.
	 * @param bool          $clears           Whether an empty cell clears what is there.
	 * @param int           $position         The last row that was looked at in this step, or the last rank while managers are set.
	 * @param int           $done             How many rows this step is through with.
	 * @param int           $linked           How many managers have been set.
	 * @param int           $created_at       Seconds since 1970.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $user_id,
		public readonly string $name,
		public readonly Status $status,
		public readonly array $columns,
		public readonly MatchBy $match,
		public readonly bool $creates_accounts,
		public readonly bool $clears,
		public readonly int $position,
		public readonly int $done,
		public readonly int $linked,
		public readonly int $created_at,
	) {}

	/** @return string|null The column that says whom a row is about; the contact e-mail stands in for the account's. */
	public function key_column(): ?string {
		$wanted = MatchBy::Email === $this->match ? array( 'account_email', 'email' ) : array( 'user_id' );
		return array_values( array_intersect( $wanted, $this->columns ) )[0] ?? null;
	}

	public function sets_managers(): bool {
		return in_array( 'manager', $this->columns, true );
	}
}
