<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use Svc\Users\Avatars\Avatar;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Storage\Profile;

/** Somebody as a row of a spreadsheet. */
final class SheetPerson {

	/**
	 * @param string       $manager By account e-mail, which is the same on every site; by user ID where there is none.
	 * @param list<string> $skills
	 */
	public function __construct(
		public readonly Profile $profile,
		public readonly string $manager,
		public readonly string $bio,
		public readonly array $skills,
	) {}

	/** @return array<string, string> By the column's name. */
	public function cells( MetaKeys $meta_keys ): array {
		$profile = $this->profile;
		$cells   = array(
			'id'            => (string) $profile->id,
			'user_id'       => (string) $profile->user_id,
			'account_email' => $profile->account_email,
			'first_name'    => $profile->first_name,
			'last_name'     => $profile->last_name,
			'email'         => $profile->email,
			'role'          => $profile->role->value,
			'nmls_id'       => $profile->nmls_id,
			'job_title'     => $profile->job_title,
			'phone'         => $profile->phone,
			'company'       => $profile->company,
			'bio'           => $profile->bio,
			'avatar_url'    => Avatar::url( $profile->photo->url ?? '', $profile->account_email ),
			'department'    => $profile->department,
			'manager'       => $this->manager,
		);
		foreach ( ProfileFields::NETWORKS as $network ) {
			$cells[ "social.$network" ] = $profile->social[ $network ] ?? '';
		}
		foreach ( $meta_keys->custom() as $name => $key ) {
			$cells[ "meta.$name" ] = self::text( $key->value( $profile->meta[ $name ] ?? null ) );
		}
		return $cells + $this->inside();
	}

	/** @return array<string, string> What realtor partners do not have, whatever their accounts say. */
	private function inside(): array {
		$is_person = $this->profile->role->is_person();
		return array(
			'office_location' => $is_person ? $this->profile->office_location : '',
			'extension'       => $is_person ? $this->profile->extension : '',
			'start_date'      => $is_person ? $this->profile->start_date : '',
			'skills'          => $is_person ? Column::joined( $this->skills ) : '',
			'intranet_bio'    => $is_person ? $this->bio : '',
		);
	}

	private static function text( string|int|bool|null $value ): string {
		return is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value;
	}
}
