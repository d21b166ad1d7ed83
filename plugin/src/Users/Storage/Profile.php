<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Users\Fields\Role;

/** The profile of a person with an account. */
final class Profile {

	/**
	 * @param int                           $id            0 before it is stored.
	 * @param string                        $email         Contact data; never the account's.
	 * @param string                        $bio           Sanitised HTML.
	 * @param array<string, string>         $social        Network => web address, only those set.
	 * @param array<string, string|int|bool> $meta         Values of registered custom fields, only those set.
	 * @param int|null                      $manager_id    User ID of a person.
	 * @param string                        $start_date    A day as YYYY-MM-DD, or empty.
	 * @param string                        $account_email Only for WordPress's avatar.
	 * @param array<string, string>         $texts         Text fields without a property.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $user_id,
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly string $email,
		public readonly Role $role,
		public readonly string $nmls_id = '',
		public readonly string $job_title = '',
		public readonly string $phone = '',
		public readonly string $company = '',
		public readonly string $bio = '',
		public readonly array $social = array(),
		public readonly array $meta = array(),
		public readonly ?Photo $photo = null,
		public readonly string $department = '',
		public readonly ?int $manager_id = null,
		public readonly string $office_location = '',
		public readonly string $extension = '',
		public readonly string $start_date = '',
		public readonly string $account_email = '',
		public readonly array $texts = array(),
	) {}

	public function name(): string {
		return "$this->first_name $this->last_name";
	}

	/** @param string $field Name of a text field, with or without a property. */
	public function text( string $field ): string {
		return property_exists( $this, $field ) ? $this->{$field} : $this->texts[ $field ] ?? '';
	}

	/** @param array<string, string> $texts By the name of the field. */
	public function with_texts( array $texts ): self {
		$properties = array_intersect_key( $texts, get_object_vars( $this ) );
		return $this->with( $properties + array( 'texts' => array_merge( $this->texts, array_diff_key( $texts, $properties ) ) ) );
	}

	/** @param list<string> $fields Text fields, or social. */
	public function without( array $fields ): self {
		$texts = $this->with_texts( array_fill_keys( array_diff( $fields, array( 'social' ) ), '' ) );
		return in_array( 'social', $fields, true ) ? $texts->with( array( 'social' => array() ) ) : $texts;
	}

	/** @param array<string, mixed> $changes Property => value. */
	public function with( array $changes ): self {
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}
}
