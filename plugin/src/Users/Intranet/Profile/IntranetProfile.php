<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Profile;

use Svc\Users\Avatars\Avatars;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Storage\Profile;

/** A person's intranet profile: the profile's row, and the fields stored in the account's user meta only. */
final class IntranetProfile {

	/** @param array<string, mixed> $own Fields that the profile's row has no copy of. */
	public function __construct(
		public readonly Profile $profile,
		public readonly array $own,
		private readonly IntranetFields $fields,
	) {}

	/** @param array<string, mixed> $input Parsed. A missing field stays; null, "" and an empty list clear it. */
	public function with( array $input ): self {
		$changes = array();
		$own     = $this->own;
		foreach ( array_intersect_key( $this->fields->stored(), $input ) as $name => $field ) {
			$value    = $input[ $name ] ?? $field->nothing();
			$property = IntranetFields::property( $name );
			if ( null === $property ) {
				$own[ $name ] = $value;
			} else {
				$changes[ $property ] = $value;
			}
		}
		return new self( $this->profile->with( $changes ), $own, $this->fields );
	}

	/** @return array<string, mixed> The API response, the same for every caller with access. */
	public function present(): array {
		$profile = $this->profile;
		$shown   = array(
			'user_id'    => $profile->user_id,
			'name'       => $profile->name(),
			'title'      => $profile->job_title,
			'email'      => $profile->email,
			'phone'      => $profile->phone,
			'avatar_url' => ( new Avatars() )->of( $profile ),
		);
		foreach ( $this->fields->stored() as $name => $field ) {
			$property       = IntranetFields::property( $name );
			$shown[ $name ] = $field->answer( null === $property ? $this->own[ $name ] ?? $field->nothing() : $profile->{$property} );
		}
		return $shown;
	}
}
