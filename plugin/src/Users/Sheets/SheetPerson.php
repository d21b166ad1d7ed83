<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use LogicException;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Storage\Profile;

/** A person as a spreadsheet row. */
final class SheetPerson {

	/**
	 * @param string               $manager The manager's account e-mail, which is the same on every site, or user ID if there is none.
	 * @param array<string, mixed> $own     Intranet fields that the profile has no copy of.
	 */
	public function __construct(
		public readonly Profile $profile,
		public readonly string $manager,
		public readonly array $own,
		private readonly Avatars $avatars = new Avatars(),
	) {}

	public function avatar_url(): string {
		return $this->avatars->of( $this->profile );
	}

	/**
	 * @param array<array-key, Column> $columns
	 * @return array<array-key, string> By the same keys.
	 */
	public function cells( array $columns ): array {
		return array_map( fn ( Column $column ): string => $column->cell( $this->value( $column ) ), $columns );
	}

	private function value( Column $column ): mixed {
		$profile = $this->profile;
		return match ( $column->place ) {
			Place::Profile  => 'role' === $column->field ? $profile->role->value : $profile->text( $column->field ),
			Place::Social   => $profile->social[ $column->field ] ?? null,
			Place::Meta     => MetaKeys::DEPARTMENT === $column->field ? $profile->department : $profile->meta[ $column->field ] ?? null,
			Place::Manager  => $this->manager,
			Place::Intranet => $this->intranet( $column->field ),
			Place::Account, Place::Nowhere => match ( $column->field ) {
				'id'            => $profile->id,
				'user_id'       => $profile->user_id,
				'account_email' => $profile->account_email,
				'avatar_url'    => $this->avatar_url(),
				default         => throw new LogicException( "Nothing is known of the column $column->name." ),
			},
		};
	}

	/** Realtor partners have no intranet fields, even if their accounts have such user meta. */
	private function intranet( string $field ): mixed {
		$property = IntranetFields::property( $field );
		return match ( true ) {
			! $this->profile->role->is_person() => null,
			null !== $property                  => $this->profile->{$property},
			default                             => $this->own[ $field ] ?? null,
		};
	}
}
