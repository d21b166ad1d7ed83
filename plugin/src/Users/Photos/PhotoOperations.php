<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Profiles\ProfilePolicy;

/** Uploads a photo, for callers who have a profile. */
final class PhotoOperations {

	/** Base64 has 4 characters for each 3 bytes. */
	private const CHARACTERS = 2_800_000;

	public function __construct(
		private readonly PhotoUploads $uploads,
		private readonly ProfilePolicy $policy,
	) {}

	public function upload(): Operation {
		/** @var array<string, Type> $photo Named as in the input of a profile. */
		$photo = array(
			'avatar_id'      => ( new Whole( 1 ) )->describe( __( 'Photo: attachment ID', 'svc' ) ),
			'avatar_site_id' => ( new Whole( 1 ) )->describe( __( 'Photo: site of the attachment', 'svc' ) ),
			'avatar_url'     => ( new Text( 2000, format: TextFormat::Uri ) )->describe( __( 'Photo address', 'svc' ) ),
		);
		return new Operation(
			'upload-photo',
			__( 'Keeps a photo for the own profile, which shows it once it is given its ID. An earlier one that no profile shows goes.', 'svc' ),
			Effect::Create,
			new Record( array( 'image' => ( new Text( self::CHARACTERS, 1 ) )->describe( __( 'A JPEG, PNG, GIF or WebP file of at most 2 MB, as base64', 'svc' ) ) ), array( 'image' ) ),
			static fn (): Record => new Record( $photo, array_keys( $photo ) ),
			fn ( Caller $caller ): bool => $this->policy->has_profile( $caller ) || $this->policy->may_manage( $caller ),
			function ( Call $call ): Reply {
				$photo = $this->uploads->keep( $call->input['image'], $call->caller->id() );
				return Reply::made(
					array(
						'avatar_id'      => $photo->id,
						'avatar_site_id' => $photo->site_id,
						'avatar_url'     => $photo->url,
					)
				);
			},
		);
	}
}
