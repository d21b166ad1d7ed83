<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Profile;

use Svc\Users\Avatars\Avatar;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Storage\Profile;

/** What the company's inside sees of a person: the profile, and what only the account's user meta hold. */
final class IntranetProfile {

	/** @param list<string> $skills */
	public function __construct(
		public readonly Profile $profile,
		public readonly string $bio,
		public readonly array $skills,
	) {}

	/** @param array<string, mixed> $input Parsed. Absent keeps; null, "" and an empty list clear. */
	public function with( array $input ): self {
		$changes = array();
		foreach ( IntranetKey::copied() as $property => $key ) {
			if ( array_key_exists( $key->field(), $input ) ) {
				$value                = $input[ $key->field() ];
				$changes[ $property ] = IntranetKey::ReportsTo === $key ? $value : (string) $value;
			}
		}
		/** @var list<string> $skills */
		$skills = array_key_exists( 'skills', $input ) ? $input['skills'] ?? array() : $this->skills;
		return new self(
			$this->profile->with( $changes ),
			array_key_exists( 'bio', $input ) ? (string) $input['bio'] : $this->bio,
			$skills,
		);
	}

	/** @return array<string, mixed> The answer to whoever may see it. */
	public function present(): array {
		$profile = $this->profile;
		return array(
			'user_id'         => $profile->user_id,
			'name'            => $profile->name(),
			'title'           => $profile->job_title,
			'email'           => $profile->email,
			'phone'           => $profile->phone,
			'avatar_url'      => Avatar::url( $profile->photo->url ?? '', $profile->account_email ),
			'department'      => $profile->department,
			'reports_to'      => $profile->manager_id,
			'office_location' => $profile->office_location,
			'extension'       => $profile->extension,
			'start_date'      => '' === $profile->start_date ? null : $profile->start_date,
			'bio'             => $this->bio,
			'skills'          => $this->skills,
		);
	}
}
