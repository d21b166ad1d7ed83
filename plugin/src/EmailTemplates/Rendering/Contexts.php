<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

use Closure;
use Svc\EmailTemplates\Fields\Context;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Users\Contact;
use Svc\Users\Contacts;
use Svc\Users\Fields\Role;

/** Reads the values of merge tags that a caller sends or names. */
final class Contexts {

	/** The context of purpose `wordpress`, which has no merge tags. */
	public const MAIL = 'mail';

	/** @param Closure(): Contacts $contacts */
	public function __construct( private readonly Closure $contacts ) {}

	/**
	 * @param array<string, array<string, mixed>> $input Of ContextFields, parsed.
	 * @return array{array<string, array<string, string>>, bool} Values by context and field, and whether the person is a loan officer.
	 * @throws Failure Also where the caller does not see the person, as if there were none.
	 */
	public function read( array $input, Purpose $purpose, Caller $caller ): array {
		$others = array_filter( array_keys( $input ), static fn ( string $context ): bool => ! self::has( $purpose, $context ) );
		if ( array() !== $others ) {
			throw Failure::invalid( array_fill_keys( array_map( static fn ( string $context ): string => "context.$context", $others ), __( 'E-mails of this purpose do not have it. Leave it out.', 'svc' ) ) );
		}
		$user_id = $input['person']['user_id'] ?? null;
		if ( null === $user_id ) {
			return array( $input, false );
		}
		$contact = ( $this->contacts )()->visible( $user_id, $caller )
			?? throw Failure::invalid( array( 'context.person.user_id' => __( 'There is no such person. Send the user ID of a profile that you may see.', 'svc' ) ) );
		unset( $input['person']['user_id'] );
		return array( array( 'person' => $input['person'] + self::person( $contact ) ) + $input, Role::LoanOfficer === $contact->role );
	}

	/** @return array<string, string> By field. */
	public static function person( Contact $contact ): array {
		return array(
			'name'       => $contact->name(),
			'first_name' => $contact->first_name,
			'last_name'  => $contact->last_name,
			'title'      => $contact->title,
			'email'      => $contact->email,
			'phone'      => $contact->phone,
			'nmls_id'    => $contact->nmls_id,
			'company'    => $contact->company,
			'avatar_url' => $contact->photo_url,
			'url'        => $contact->page_url,
		) + $contact->social;
	}

	private static function has( Purpose $purpose, string $context ): bool {
		if ( self::MAIL === $context ) {
			return Purpose::WordPress === $purpose;
		}
		$known = Context::tryFrom( $context );
		return null === $known || in_array( $known, $purpose->contexts(), true );
	}
}
