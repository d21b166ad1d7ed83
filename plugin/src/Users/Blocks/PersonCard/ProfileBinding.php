<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\PersonCard;

use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use Svc\Users\Blocks\Contact;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\Role;
use WP_Block;

/** Block binding for profile fields in core blocks. Empty where the caller may not see the profile. */
final class ProfileBinding {

	public const SOURCE = 'svc/profile-field';

	/** Attributes whose value is HTML. */
	private const RICH = array( 'content', 'text', 'caption' );

	/** @var array<string, array<string, mixed>|null> By site, caller and profile ID, because several blocks of a page show the same person. */
	private array $profiles = array();

	public function __construct( private readonly Operations $users ) {}

	/**
	 * @param array<string, mixed> $args Arguments of the binding: profileId, field.
	 * @return string|null Null removes the attribute, because an empty link would lead to the current page.
	 */
	public function value( array $args, WP_Block $block, string $attribute ): ?string {
		$profile = $this->profile( (int) ( $args['profileId'] ?? 0 ) );
		$field   = is_string( $args['field'] ?? null ) ? $args['field'] : '';
		$value   = null === $profile ? '' : self::field( $profile, $field );
		if ( '' === $value && 'url' === $attribute && 'core/image' !== $block->name ) {
			return null;
		}
		if ( ! in_array( $attribute, self::RICH, true ) ) {
			return 'bio' === $field ? wp_strip_all_tags( $value ) : $value;
		}
		return 'bio' === $field ? wp_kses_data( $value ) : esc_html( $value );
	}

	/** @param array<string, mixed> $profile Response of /profiles/{id}. */
	public static function field( array $profile, string $field ): string {
		$meta   = (array) $profile['meta'];
		$social = (array) $profile['social'];
		return match ( true ) {
			'name' === $field                                => "{$profile['first_name']} {$profile['last_name']}",
			'role' === $field                                => Role::from( $profile['role'] )->label(),
			'department' === $field                          => (string) ( $meta[ MetaKeys::DEPARTMENT ] ?? '' ),
			'email_url' === $field                           => Contact::mail_url( $profile['email'] ),
			'phone_url' === $field                           => Contact::phone_url( $profile['phone'] ),
			'vcard_url' === $field                           => Contact::vcard_url( $profile['id'] ),
			isset( $social[ $field ] )                       => $social[ $field ],
			str_starts_with( $field, 'meta.' )               => self::text( $meta[ substr( $field, 5 ) ] ?? '' ),
			is_string( $profile[ $field ] ?? null )          => $profile[ $field ],
			default                                          => '',
		};
	}

	private static function text( mixed $value ): string {
		return match ( true ) {
			is_bool( $value )   => $value ? __( 'Yes', 'svc' ) : __( 'No', 'svc' ),
			is_scalar( $value ) => (string) $value,
			default             => '',
		};
	}

	/** @return array<string, mixed>|null */
	private function profile( int $id ): ?array {
		$key = get_current_blog_id() . ':' . get_current_user_id() . ":$id";
		if ( ! array_key_exists( $key, $this->profiles ) ) {
			try {
				$this->profiles[ $key ] = $id > 0 ? $this->users->ask( 'GET', '/profiles/{id}', array(), array( 'id' => $id ) )->body : null;
			} catch ( Failure ) {
				$this->profiles[ $key ] = null;
			}
		}
		return $this->profiles[ $key ];
	}
}
