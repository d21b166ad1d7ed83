<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Users\Fields\Role;

/** An import: its spreadsheet's columns, options and progress. */
final class Import {

	/**
	 * @param int           $id               0 before it is stored.
	 * @param int           $user_id          The importing account; 0 for the console.
	 * @param string        $name             Of the file.
	 * @param list<string>  $columns          Column name of each cell; "" for ignored cells.
	 * @param bool          $creates_accounts Whether accounts are created for people without one.
	 * @param bool          $clears           Whether an empty cell clears the stored value.
	 * @param bool          $is_strict        Whether a wrong cell or manager refuses the whole row.
	 * @param bool          $invites          Whether people whose account is created are sent WordPress's e-mail.
	 * @param Role          $role_for_new     Role of new people whose row has none.
	 * @param int           $site_id          The site that the import was begun on.
	 * @param int           $position         The last row processed in this step, or the last rank while managers are set.
	 * @param int           $done             Number of rows that this step has processed.
	 * @param int           $linked           Number of managers set.
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
		public readonly bool $is_strict,
		public readonly bool $invites,
		public readonly Role $role_for_new,
		public readonly int $site_id,
		public readonly int $position,
		public readonly int $done,
		public readonly int $linked,
		public readonly int $created_at,
	) {}

	/** @return string|null The column that identifies the person; the contact e-mail if there is no account e-mail. */
	public function key_column(): ?string {
		$wanted = MatchBy::Email === $this->match ? array( 'account_email', 'email' ) : array( 'user_id' );
		return array_values( array_intersect( $wanted, $this->columns ) )[0] ?? null;
	}

	public function sets_managers(): bool {
		return in_array( 'manager', $this->columns, true );
	}
}
